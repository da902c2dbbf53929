/**
 * Every story stands in the kit's tokens, in the language, direction, scheme and tenant chosen in the toolbar.
 * An accessibility violation fails the story's test.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { afterEach as findViolations } from '@storybook/addon-a11y/preview';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LANGUAGES, type Language } from '../packages/domain/src/locale/languages.ts';
import { showStoryAsWritten, showStoryIn } from '../apps/web/src/app/testing/story-language.ts';
import '../packages/ui-kit/src/tokens/base.css';
import '../packages/ui-kit/src/tokens/tokens.css';
import './fonts.css';
import './stories.css';
import './themes.css';

// React's own stacks are for who reads warnings; a story that is tested has none. See `vitest.react.ts`.
if ('VITEST_STORYBOOK' in import.meta.env) await import('../vitest.react.ts');

// A screen's parts are loaded when they are shown: on a busy machine that takes longer than the second that is waited usually.
configure({ asyncUtilTimeout: 10_000 });

/** A language that the stage changes to while its story stands, instead of the toolbar's. */
let turned: Language | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const turnTo = (language: Language | null): void => {
  turned = language;
  for (const listener of listeners) listener();
};

interface StageProps {
  children: ReactNode;
  language: Language;
  scheme: string;
  tenant: string;
}

function Stage({ children, language, scheme, tenant }: StageProps) {
  const { tag, direction } = useSyncExternalStore(subscribe, () => turned) ?? language;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = tag;
    root.dir = direction;
    root.dataset['theme'] = scheme;
    root.dataset['tenant'] = tenant;
  }, [tag, direction, scheme, tenant]);
  return <I18nProvider locale={tag}>{children}</I18nProvider>;
}

const languageOf = ({ language }: StoryContext['globals']): Language =>
  LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0];

const inStage: Decorator = (Story, { globals }) => (
  <Stage language={languageOf(globals)} scheme={globals['scheme'] ?? 'light'} tenant={globals['tenant'] ?? 'offrande'}>
    <Story />
  </Stage>
);

/** The story's context with other options of axe. */
const checkedBy = (context: StoryContext, options: object): StoryContext => {
  const a11y = { ...context.parameters['a11y'], options: { ...axeOptions, ...options } };
  return { ...context, parameters: { ...context.parameters, a11y } };
};

/** A story that was played in light is looked at in the dark too: of what axe knows, colours alone can differ. */
const findViolationsInTheDark = async (context: StoryContext): Promise<void> => {
  const root = document.documentElement;
  const shown = root.dataset['theme'];
  root.dataset['theme'] = 'dark';
  await findViolations(checkedBy(context, { runOnly: ['color-contrast'] }));
  root.dataset['theme'] = shown;
};

const ARABIC = LANGUAGES.find(({ code }) => code === 'ar')!;

/** The same story right to left, once it was played: of what axe knows, colours do not depend on the direction. */
const findViolationsRightToLeft = async (context: StoryContext): Promise<void> => {
  turnTo(ARABIC);
  await showStoryIn(ARABIC.code, ARABIC.tag);
  await findViolations(checkedBy(context, { rules: { 'color-contrast': { enabled: false } } }));
  turnTo(null);
};

/**
 * A test needs what is wrong and nothing else: the list of all that passed takes axe several times as long to write. The panel
 * of Storybook shows it.
 */
const axeOptions = 'VITEST_STORYBOOK' in import.meta.env ? { resultTypes: ['violations'] } : {};

type Icon = 'globe' | 'mirror' | 'paintbrush';

const toolbar = (title: string, icon: Icon, items: ReadonlyArray<{ value: string; title: string }>) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const width = (name: string, px: number) => ({ name, styles: { width: `${px}px`, height: '900px' } });

const preview: Preview = {
  decorators: [inStage],
  beforeEach: showStoryAsWritten,
  afterEach: async (context) => {
    if (context.globals['alsoRightToLeft']) await findViolationsRightToLeft(context);
    const { code, tag } = languageOf(context.globals);
    await showStoryIn(code, tag);
    if (context.globals['alsoInTheDark']) await findViolationsInTheDark(context);
  },
  initialGlobals: { language: 'en', scheme: 'light', tenant: 'offrande', alsoInTheDark: false, alsoRightToLeft: false },
  globalTypes: {
    language: toolbar(
      'Language and direction',
      'globe',
      LANGUAGES.map(({ code, ownName, direction }) => ({
        value: code,
        title: direction === 'rtl' ? `${ownName} (right to left)` : ownName,
      })),
    ),
    scheme: toolbar('Colour scheme', 'mirror', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ]),
    tenant: toolbar('Tenant', 'paintbrush', [
      { value: 'offrande', title: 'Default' },
      { value: 'outdoor', title: 'Outdoor shop' },
      { value: 'dar', title: 'Arabic shop' },
    ]),
  },
  parameters: {
    // React Aria's announcer is read, not shown.
    a11y: { test: 'error', options: axeOptions, context: { exclude: ['[data-live-announcer]'] } },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: width('Narrowest, 320', 320),
        phone: width('Phone, 390', 390),
        tablet: width('Tablet, 768', 768),
        small: width('Small desktop, 1000', 1000),
        desktop: width('Desktop, 1440', 1440),
      },
    },
  },
};

export default preview;
