/** The response to a failure: the contract's shape, without internal details. */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { CallRefused, refusalBody } from '../call/call-refused.ts';
import { isUnreachable } from '../database/is-unreachable.ts';
import type { Shop } from '../shop.ts';

const CLIENT_GONE = 499;

/** Whether the client aborted its request: not the shop's fault, and not worth logging. */
const isClientGone = (context: Context): boolean => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
  return context.req.raw.signal.aborted || incoming?.readableAborted === true;
};

export const fail =
  ({ log }: Pick<Shop, 'log'>) =>
  (error: Error, context: Context): Response => {
    if (error instanceof CallRefused) return context.json(refusalBody(error), error.status);
    if (error instanceof HTTPException && error.status === 413)
      return context.json(refusalBody(new CallRefused('badRequest')), 413);
    if (isClientGone(context)) return new Response(null, { status: CLIENT_GONE });
    const away = isUnreachable(error);
    log(away ? 'database away' : 'defect', {
      path: context.req.routePath,
      name: error.name,
      message: error.message,
      stack: error.stack ?? null,
    });
    return context.json({ success: false, data: { error: { code: '1234', message: '' } } }, away ? 503 : 500);
  };
