/**
 * A part of a page that comes later. Until then it shows `waiting`; where its code does not come, `failed` stands in
 * its place and the rest of the page stays as it is. Without this React would take the whole page away.
 */
import { Component, type ReactNode, Suspense, use } from 'react';

interface PartProps {
  readonly children: ReactNode;
  /** Default nothing. */
  readonly waiting?: ReactNode;
  /** Default nothing. */
  readonly failed?: ReactNode;
}

interface PartState {
  readonly hasFailed: boolean;
}

export class Part extends Component<PartProps, PartState> {
  override state: PartState = { hasFailed: false };

  static getDerivedStateFromError(): PartState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, waiting = null, failed = null } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}

const asked = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

function askOnce<T>(load: () => Promise<T>): Promise<T>;
function askOnce(load: () => Promise<unknown>): Promise<unknown> {
  const coming = asked.get(load) ?? load();
  asked.set(load, coming);
  return coming;
}

/**
 * What a part needs before it can be drawn, asked for once per page. The failure is kept, for React draws anew after
 * one: asked again at every drawing, a server that is away would be asked without end.
 */
export const useLater = <T,>(load: () => Promise<T>): T => use(askOnce(load));
