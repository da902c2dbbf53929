/**
 * Pages through the messages. The call returns all at once; they are shown a few at a time, like every other list.
 * Source: A-90.
 */
import type { InboxMessage } from '@offrande/domain/inbox';
import { PAGE_SIZE, pageOf } from '@offrande/domain/paging';
import { usePageQueries } from '../../../shop/queries.ts';
import { type Pages, usePages } from '../use-pages.ts';
import { useInboxQuestion } from '../holdings/use-messages.ts';

export const useInboxPages = (): Pages<InboxMessage> => {
  const question = useInboxQuestion();
  const queries = usePageQueries();
  return usePages([...question.queryKey, 'pages'], async (page) =>
    pageOf(await queries.fetchQuery(question), page, PAGE_SIZE),
  );
};
