import { CHAT_PROVIDERS, type ChatProvider } from '@offrande/domain/business-unit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../shop/key-value-store.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { ChatButton } from './chat.tsx';
import { memoryChatPage } from './testing/chat-page.ts';

afterEach(cleanup);

const show = (provider: ChatProvider = 'crisp', page = memoryChatPage(), storage = createMemoryStore()) => {
  render(
    <Stage shop={createMemoryShop({ cart: POSTED_CART })} place={placeAt('/')}>
      <ChatButton unitId="FR" chat={{ provider, key: 'k/1', color: '#00604e' }} page={page} storage={storage} />
    </Stage>,
  );
  return { page, storage, user: userEvent.setup() };
};
type Opened = ReturnType<typeof show>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const start = async (opened: Opened) => {
  await press(opened, 'Chat with us');
  await press(opened, 'Start the chat');
};

const SCRIPTS: Readonly<Record<ChatProvider, string>> = {
  zendesk: 'https://static.zdassets.com/ekr/snippet.js?key=k%2F1 #ze-snippet',
  intercom: 'https://widget.intercom.io/widget/k%2F1',
  crisp: 'https://client.crisp.chat/l.js',
  freshchat: 'https://wchat.freshchat.com/js/widget.js',
};
const OPENED: Readonly<Record<ChatProvider, string>> = {
  zendesk: 'zE ["messenger","open"]',
  intercom: 'Intercom ["show"]',
  crisp: '$crisp [["do","chat:open"]]',
  freshchat: 'open []',
};

describe('the unit’s chat', () => {
  test.each(CHAT_PROVIDERS)(
    'of %s loads nothing before it is allowed, then its script, and opens [S1.48][S9.47][A-50]',
    async (provider) => {
      const opened = show(provider);
      await press(opened, 'Chat with us');
      expect(await screen.findByRole('alertdialog', { name: 'Start the chat?' })).toBeTruthy();
      expect(opened.page.scripts).toEqual([]);
      expect(opened.page.window).toEqual({});
      await press(opened, 'Start the chat');
      await waitFor(() => expect(opened.page.told.at(-1)).toBe(OPENED[provider]));
      expect(opened.page.scripts).toEqual([SCRIPTS[provider]]);
    },
  );

  test('has the unit’s key and colour, where its maker takes one [S1.79]', async () => {
    const intercom = show('intercom');
    await start(intercom);
    expect(intercom.page.window.intercomSettings).toEqual({
      app_id: 'k/1',
      action_color: '#00604e',
      background_color: '#00604e',
    });
    cleanup();
    const freshchat = show('freshchat');
    await start(freshchat);
    await waitFor(() => expect(freshchat.page.told[0]).toContain('{"token":"k/1"'));
    expect(freshchat.page.told[0]).toContain('{"backgroundColor":"#00604e"}');
    cleanup();
    const crisp = show('crisp');
    await start(crisp);
    expect(crisp.page.window.CRISP_WEBSITE_ID).toBe('k/1');
  });

  test('that is refused loads nothing, and asks again the next time [A-50]', async () => {
    const opened = show();
    await press(opened, 'Chat with us');
    await press(opened, 'Not now');
    expect(opened.page.scripts).toEqual([]);
    await press(opened, 'Chat with us');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  test('that was allowed is for the tab: it opens at once, also on the next page, and loads once a page', async () => {
    const opened = show();
    await start(opened);
    await waitFor(() => expect(opened.page.told).toHaveLength(1));
    await press(opened, 'Chat with us');
    expect(opened.page.told).toHaveLength(2);
    expect(opened.page.scripts).toHaveLength(1);
    cleanup();
    const next = show('crisp', memoryChatPage(), opened.storage);
    await press(next, 'Chat with us');
    await waitFor(() => expect(next.page.told).toHaveLength(1));
  });

  test('that does not come is said, with the other ways to reach the shop', async () => {
    const opened = show('crisp', memoryChatPage({ isDown: true }));
    await start(opened);
    const said = await screen.findByRole('alertdialog', { name: 'The chat does not answer' });
    expect(said.textContent).toContain('hello@offrande.example');
    await press(opened, 'OK');
    await press(opened, 'Chat with us');
    await waitFor(() => expect(opened.page.scripts).toHaveLength(2));
  });
});
