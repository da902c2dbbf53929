/**
 * A machine that is loaded beside a screen, which can be read and filled in before: the snapshot is null until it is at work,
 * and what is sent before is kept and sent then.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useShop } from './shop-context.tsx';

/** A machine at work, as xstate has it. */
interface Running<Snapshot extends { readonly status: string }, Event> {
  readonly getSnapshot: () => Snapshot;
  readonly send: (event: Event) => void;
  readonly stop: () => unknown;
  readonly subscribe: (onChange: () => void) => { readonly unsubscribe: () => void };
}

const nothing = (): void => {};

const useSnapshot = <Snapshot extends { readonly status: string }, Event>(actor: Running<Snapshot, Event> | null) => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return subscription === undefined ? nothing : () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor?.getSnapshot() ?? null);
};

/** `start` begins with what the screen knows once `load` is through; what it began is stopped with the screen. */
export const useLazyActor = <Module, Snapshot extends { readonly status: string }, Event>(
  load: () => Promise<Module>,
  start: (loaded: Module) => Running<Snapshot, Event>,
) => {
  const shop = useShop();
  const [actor, setActor] = useState<Running<Snapshot, Event> | null>(null);
  const early = useRef<Event[]>([]);
  const begin = useEffectEvent(start);
  const loaded = useEffectEvent(load);
  useEffect(() => {
    let started: Running<Snapshot, Event> | null = null;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const module = await loaded();
      if (isLeft) return;
      started = begin(module);
      for (const event of early.current.splice(0)) started.send(event);
      setActor(started);
    };
    open().catch(shop.report);
    return () => {
      isLeft = true;
      started?.stop();
    };
  }, [shop]);
  const send = useCallback(
    (event: Event): void => {
      if (actor === null) early.current.push(event);
      else if (actor.getSnapshot().status === 'active') actor.send(event);
    },
    [actor],
  );
  return { snapshot: useSnapshot(actor), send };
};
