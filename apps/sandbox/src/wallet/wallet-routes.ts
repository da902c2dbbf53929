/** The page that saves a pass of Google Wallet, played: it shows what the link carries. Signatures are not looked at here. */
import { Hono } from 'hono';
import { html } from 'hono/html';

const payloadOf = (token: string): string => {
  const [, part = ''] = token.split('.');
  try {
    return JSON.stringify(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')), null, 2);
  } catch {
    return 'This link carries no pass.';
  }
};

export const walletRoutes = (): Hono =>
  new Hono().get('/google-wallet/save/:token', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Google Wallet, played</title>
            <link rel="stylesheet" href="/style.css" />
          </head>
          <body>
            <main>
              <h1>Google Wallet, played</h1>
              <p>A phone would save this pass:</p>
              <pre>${payloadOf(c.req.param('token'))}</pre>
            </main>
          </body>
        </html>`,
    ),
  );
