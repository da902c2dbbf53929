/** The orders that wait for a decision: to be decided about, and one's own. Source, UX 147, 148. */
import { useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  selectDecided,
  selectDecisionFailure,
  selectRefusing,
  selectWaitingOrders,
  type WaitingOrder,
} from '@offrande/domain/order-decision';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { type ReactNode, useRef } from 'react';
import { serverRefusalText } from '../../messages/server-refusal-text.ts';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import './company-decisions.css';
import { RefusalQuestion } from './refusal-question.tsx';
import { type Decisions, useDecisions } from './use-decisions.ts';
import { WaitingRow } from './waiting-row.tsx';

interface WaitingOrdersProps {
  /** Shown where no order waits. */
  readonly nothing: ReactNode;
}

export function WaitingOrders({ nothing }: WaitingOrdersProps) {
  const state = useDecisions();
  const { snapshot, send } = state;
  const orders = selectWaitingOrders(snapshot);
  const notice = useRef<HTMLDivElement>(null);
  useKeptFocus(`${orders?.length} ${selectRefusing(snapshot)}`, () => notice.current);
  if (snapshot.matches('unavailable')) return <LoadFailed onRetry={() => send({ type: 'retry' })} />;
  if (orders === null) return <Skeleton shape="block" />;
  return (
    <>
      <div ref={notice} tabIndex={-1} className="decisions-notice">
        <DecisionNotice state={state} />
      </div>
      {orders.length === 0 ? nothing : <Lists orders={orders} state={state} />}
      <RefusalQuestion key={selectRefusing(snapshot)} state={state} />
    </>
  );
}

function Lists({ orders, state }: { readonly orders: readonly WaitingOrder[]; readonly state: Decisions }) {
  const { t } = useLingui();
  const lists = [
    { title: t`For you to decide`, rows: orders.filter(({ approval }) => approval.mayDecide) },
    { title: t`Your orders that wait`, rows: orders.filter(({ approval }) => !approval.mayDecide) },
  ];
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <Panel key={title} title={title}>
        <ul className="decision-rows">
          {rows.map((order) => (
            <WaitingRow key={order.orderNo} order={order} state={state} />
          ))}
        </ul>
      </Panel>
    ));
}

/** What was decided, or why it was not. */
function DecisionNotice({ state: { snapshot } }: { readonly state: Decisions }) {
  const { t } = useLingui();
  const done = selectDecided(snapshot);
  const failure = selectDecisionFailure(snapshot);
  if (done !== null) {
    const { orderNo, isApproved } = done;
    return (
      <Notice tone="success" isLive>
        {isApproved
          ? t`Order ${orderNo} is approved. Its buyer is told if it is still to be paid.`
          : t`Order ${orderNo} is refused and cancelled. Its buyer is told.`}
      </Notice>
    );
  }
  if (failure === null) return null;
  return (
    <Notice tone="danger" isLive>
      {failure.code === ERROR_CODES.decisionRefused
        ? t`You cannot decide about this order any more: it was decided, cancelled or paid meanwhile.`
        : t(serverRefusalText(failure.code))}
    </Notice>
  );
}
