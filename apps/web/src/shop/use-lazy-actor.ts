/**
 * Loads a machine in parallel with a screen that can be read and filled in meanwhile: the snapshot is null until it has
 * started, and events sent before are queued.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useShop } from './shop-context.tsx';

/** The part of an xstate actor used here. */
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

/** `start` runs once `load` has resolved, with the screen's latest state; the actor stops on unmount. */
export const useLazyActor = <Module, Snapshot extends { readonly status: string }, Event>(
  load: () => Promise<Module>,
  start: (loaded: Module) => Running<Snapshot, Event>,
) => {
  const shop = useShop();
  const [actor, setActor] = useState<Running<Snapshot, Event> | null>(null);
  const early = useRef<Event[]>([]);
  const running = useRef<Running<Snapshot, Event> | null>(null);
  const begin = useEffectEvent(start);
  const loaded = useEffectEvent(load);
  useEffect(() => {
    let started: Running<Snapshot, Event> | null = null;
    let isLeft = false;
    const open = async (): Promise<void> => {
      const module = await loaded();
      if (isLeft) return;
      started = begin(module);
      running.current = started;
      for (const event of early.current.splice(0)) started.send(event);
      setActor(started);
    };
    open().catch(shop.report);
    return () => {
      isLeft = true;
      running.current = null;
      started?.stop();
    };
  }, [shop]);
  // One and the same for all renders: an event whose sender had to wait, for a file to be read for instance, is not queued too late.
  const send = useCallback((event: Event): void => {
    if (running.current === null) early.current.push(event);
    else if (running.current.getSnapshot().status === 'active') running.current.send(event);
  }, []);
  return { snapshot: useSnapshot(actor), send };
};
