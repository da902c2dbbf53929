/** The hook that loads a machine beside its screen: events wait for it and none is lost. */
import { emptyCart } from '@offrande/domain/cart';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createMemoryShop } from './testing/memory-shop.ts';
import { EURO } from './testing/sample.ts';
import { placeAt, Stage } from './testing/stage.tsx';
import { useLazyActor } from './use-lazy-actor.ts';

afterEach(cleanup);

const hearing = setup({
  types: {
    context: {} as { readonly heard: readonly string[] },
    events: {} as { readonly type: 'say'; readonly word: string },
  },
  actions: { hear: assign(({ context, event }) => ({ heard: [...context.heard, event.word] })) },
}).createMachine({ context: { heard: [] }, on: { say: { actions: 'hear' } } });

/** A screen whose machine is loaded when `load` is called. */
const openScreen = () => {
  const loading = Promise.withResolvers<typeof hearing>();
  const shop = createMemoryShop({ cart: emptyCart(EURO) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Stage shop={shop} place={placeAt('/')}>
      {children}
    </Stage>
  );
  const screen = renderHook(
    () =>
      useLazyActor(
        () => loading.promise,
        (machine) => createActor(machine).start(),
      ),
    { wrapper },
  );
  const load = () => act(async () => loading.resolve(hearing));
  return { ...screen, load };
};

const say = (word: string) => ({ type: 'say', word }) as const;

describe('a machine that is loaded beside its screen', () => {
  test('receives in their order the events that were sent before it had started', async () => {
    const { result, load } = openScreen();
    result.current.send(say('one'));
    result.current.send(say('two'));
    expect(result.current.snapshot).toBeNull();
    await load();
    expect(result.current.snapshot?.context.heard).toEqual(['one', 'two']);
  });

  test('receives the event of a sender that began to wait before it had started, and ended after', async () => {
    const { result, load } = openScreen();
    const { send } = result.current;
    await load();
    act(() => send(say('late')));
    expect(result.current.snapshot?.context.heard).toEqual(['late']);
  });
});
