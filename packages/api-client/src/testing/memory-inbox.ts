/** An inbox without a server: the messages of a story, newest first. */
import { newestFirst, type InboxMessage } from '@offrande/domain/inbox';
import type { InboxGateway } from '../gateways/index.ts';
import { createCallScript, type CallScript } from './call-script.ts';

export interface MemoryInbox {
  readonly inbox: InboxGateway;
  readonly script: CallScript<keyof InboxGateway>;
  /** Arrives from now on with the others. */
  receive(message: InboxMessage): void;
}

export const createMemoryInbox = (messages: readonly InboxMessage[] = []): MemoryInbox => {
  const script = createCallScript<keyof InboxGateway>();
  let held = messages;
  return {
    script,
    inbox: { fetchInbox: () => script.run('fetchInbox', () => newestFirst(held)) },
    receive: (message) => void (held = [...held, message]),
  };
};
