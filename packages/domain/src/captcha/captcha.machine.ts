/**
 * The captcha of one form: solved, used by a call, and the effect of the call's answer. A token is valid for one call:
 * after any answer the widget starts again. Source: S8.7 to S8.11, A-75.
 */
import { assign, setup } from 'xstate';
import { machineTypes } from '../gateway/index.ts';
import type { SnapshotFrom } from 'xstate';
import { captchaReaction } from './captcha.ts';
import type { CaptchaAction, CaptchaKind, CaptchaToken } from './captcha.ts';

/** The widget itself could not load or solve; shown as a popup with its code. */
export interface CaptchaNotice {
  readonly _tag: 'CaptchaWidgetFailed';
  readonly code: string;
}

interface Context {
  readonly action: CaptchaAction;
  readonly token: CaptchaToken | null;
  readonly notice: CaptchaNotice | null;
  readonly reloadAfterMs: number | null;
}

/**
 * The widget says `solved`, `expired` or `widgetFailed`; `unanswered` is a challenge that did not arrive, and `solving`
 * another try at it;
 * `callAnswered` and `callRefused` tell how the call went.
 */
export type CaptchaEvent =
  | { readonly type: 'solved'; readonly token: string }
  | { readonly type: 'expired' }
  | { readonly type: 'widgetFailed'; readonly code: string }
  | { readonly type: 'unanswered' }
  | { readonly type: 'solving' }
  | { readonly type: 'closeNotice' }
  | { readonly type: 'callAnswered' }
  | { readonly type: 'callRefused'; readonly code: string | null };

interface Refusal {
  readonly code: string | null;
  readonly used: CaptchaKind;
}

const reaction = ({ action }: Context, { code, used }: Refusal) => captchaReaction(action, code, used);

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly action: CaptchaAction };
    events: CaptchaEvent;
    tags: 'ready' | 'traditional' | 'unanswered';
  }>(),
  guards: {
    isToken: (_, token: string) => token !== '',
    hasNotice: ({ context }) => context.notice !== null,
    reveals: ({ context }, refusal: Refusal) => reaction(context, refusal).revealsTraditional,
    reloads: ({ context }, refusal: Refusal) => reaction(context, refusal).reloadAfterMs !== null,
  },
  actions: {
    /** Resets the widget; provided by the shell. */
    resetWidget: () => undefined,
    keepToken: assign((_, token: CaptchaToken) => ({ token })),
    forgetToken: assign({ token: null }),
    keepNotice: assign((_, code: string) => ({ notice: { _tag: 'CaptchaWidgetFailed' as const, code } })),
    closeNotice: assign({ notice: null }),
    keepReload: assign(({ context }, refusal: Refusal) => ({
      reloadAfterMs: reaction(context, refusal).reloadAfterMs,
    })),
  },
});

const begin = ['forgetToken', 'resetWidget'] as const;

const refusalOf =
  (used: CaptchaKind) =>
  ({ event }: { event: { code: string | null } }): Refusal => ({ code: event.code, used });

/** What both kinds do alike. */
const widget = (kind: CaptchaKind) =>
  ({
    solved: {
      guard: { type: 'isToken', params: ({ event }: { event: { token: string } }) => event.token },
      target: '.solved',
      actions: [
        { type: 'closeNotice' },
        {
          type: 'keepToken',
          params: ({ event }: { event: { token: string } }): CaptchaToken => ({ kind, token: event.token }),
        },
      ],
    },
    callAnswered: { target: '.waiting', actions: begin },
    unanswered: { target: '.unanswered', actions: 'forgetToken' },
    widgetFailed: {
      target: '#captcha.traditional',
      actions: [
        { type: 'forgetToken' },
        { type: 'keepNotice', params: ({ event }: { event: { code: string } }) => event.code },
      ],
    },
  }) as const;

const phases = {
  initial: 'waiting',
  states: {
    waiting: {},
    unanswered: { tags: 'unanswered', on: { solving: { target: 'waiting' } } },
    solved: { tags: 'ready', on: { expired: { target: 'waiting', actions: begin } } },
  },
} as const;

const standard = machine.createStateConfig({
  ...phases,
  on: {
    ...widget('standard'),
    callRefused: [
      {
        guard: { type: 'reveals', params: refusalOf('standard') },
        target: '#captcha.traditional',
        actions: begin,
      },
      { target: '.waiting', actions: begin },
    ],
  },
});

const traditional = machine.createStateConfig({
  ...phases,
  tags: 'traditional',
  on: {
    ...widget('traditional'),
    callRefused: [
      {
        guard: { type: 'reloads', params: refusalOf('traditional') },
        target: '#captcha.reloading',
        actions: [{ type: 'forgetToken' }, { type: 'keepReload', params: refusalOf('traditional') }],
      },
      { target: '.waiting', actions: begin },
    ],
    closeNotice: { guard: 'hasNotice', actions: ['closeNotice', 'resetWidget'] },
  },
});

/** States: `standard` and `traditional`, each `waiting`, `unanswered` or `solved`; `reloading` ends it with the page. */
export const captchaMachine = machine.createMachine({
  id: 'captcha',
  initial: 'standard',
  context: ({ input }) => ({ action: input.action, token: null, notice: null, reloadAfterMs: null }),
  states: {
    standard,
    traditional,
    reloading: { type: 'final' },
  },
});

export type CaptchaSnapshot = SnapshotFrom<typeof captchaMachine>;

/** The solution to send with the call; null while there is none. */
export const selectCaptchaToken = (snapshot: CaptchaSnapshot): CaptchaToken | null => snapshot.context.token;
export const selectCaptchaNotice = (snapshot: CaptchaSnapshot): CaptchaNotice | null => snapshot.context.notice;
/** The delay before the page is reloaded; null while it stays. */
export const selectCaptchaReload = (snapshot: CaptchaSnapshot): number | null => snapshot.context.reloadAfterMs;
