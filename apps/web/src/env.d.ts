/// <reference types="vite/client" />

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

declare module 'inline-script:*' {
  const script: string;
  export default script;
}
