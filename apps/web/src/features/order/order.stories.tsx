import type { Meta, StoryObj } from '@storybook/react-vite';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { SentCard } from '@offrande/api-client/gateways';
import type { MemoryGateways, OrderDetail } from '@offrande/api-client/testing';
import { NO_DOCUMENT } from '@offrande/domain/customer';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER, RETURNED, WAITING_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';
import { APPROVAL } from './testing/approval.ts';

interface OrderStoryProps {
  /** The server's record. */
  record: Partial<OrderDetail>;
  search: string;
  /** Whether the order is the one this browser is paying. */
  isMarked?: boolean;
  prepare?: (memory: MemoryGateways) => void;
  isMember?: boolean;
  /** The mobile number that a guest gave at checkout. */
  mobile?: string;
  /** The cards that went out. */
  sent?: readonly SentCard[];
}

function OrderStory({
  record,
  search,
  isMarked = false,
  prepare,
  isMember = false,
  mobile = '',
  sent = [],
}: OrderStoryProps) {
  const { orderNo, buyerName: name, buyerEmail: email } = POSTED_ORDER;
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART, isMember, held: { sent } });
    made.visit.saveGuest({ name, email, confirmEmail: email, areaCode: '+33', mobile, ...NO_DOCUMENT });
    made.memory.putOrder({ ...POSTED_ORDER, ...record });
    prepare?.(made.memory);
    if (isMarked) {
      made.visit.saveOrder({ notConfirmYetOrderNo: orderNo, paymentLogId: null, chosenMeans: 'creditCard', lines: [] });
    }
    return made;
  });
  const [place] = useState(() => placeAt(`/order/${orderNo}${search}`));
  return (
    <Stage shop={shop} place={place}>
      <OrderPage orderNo={orderNo} />
    </Stage>
  );
}

const meta = {
  title: 'screens/Order',
  component: OrderStory,
  parameters: { layout: 'fullscreen' },
  args: { record: {}, search: '' },
} satisfies Meta<typeof OrderStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = POSTED_ORDER.lines.map((line) => ({
  ...line,
  deliverType: 3 as const,
  receiverPlace: null,
  isLocked: false,
}));

const BEGUN = POSTED_ORDER.history.slice(0, 1);
const SENT_AT = '2026-06-12T12:33:00.000Z';

/** An unreadable record is retried before the page gives up. */
const AFTER_RETRIES = { timeout: 10_000 };

export const Confirmed: Story = {};
export const ConfirmedDigital: Story = { args: { record: { lines, cardMadeTotal: '0.00', letterTotal: '0.00' } } };
export const WithGift: Story = {
  args: {
    record: {
      lines: [
        ...lines,
        {
          ...lines[0]!,
          message: '',
          message2: '',
          receiverName: '',
          amount: '5.00',
          deliverType: 2,
          lineTotal: '0.00',
          isGift: true,
        },
      ],
      reward: { form: 'FG', amount: '10.00', creditedAt: null },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('A gift with this order')),
};
export const WithCashback: Story = {
  args: {
    record: { lines, reward: { form: 'B', amount: '12.50', creditedAt: '2026-06-12T12:33:00.000Z' } },
    isMember: true,
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Cashback of/)),
};
export const WaitingPayment: Story = {
  args: { record: WAITING_ORDER },
  play: async ({ canvas }) =>
    void (await canvas.findByRole('img', { name: /^Code for banking apps/ }, { timeout: 5000 })),
};
export const WaitingPaymentOfMember: Story = {
  args: { record: WAITING_ORDER, isMember: true },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Pro forma invoice' })),
};
/** A check is sent by post: there is no account to transfer to. */
export const WaitingForCheck: Story = { args: { record: { status: '03', paymentMean: '05', confirmedAt: null } } };
export const Pending: Story = {
  args: {
    record: { status: '04', confirmedAt: null, history: [...BEGUN, { status: '04', at: '2026-06-12T12:31:00.000Z' }] },
  },
};
export const PostedUnlocked: Story = {
  args: {
    record: {
      lines: POSTED_ORDER.lines.map((line) => ({ ...line, isLocked: false })),
      madeAt: '2026-06-12T13:00:00.000Z',
      unlockedAt: '2026-06-16T08:00:00.000Z',
    },
  },
};
/** Opened from a link: nothing is known of who paid. */
export const UndecidedElsewhere: Story = { args: { record: { status: '03', confirmedAt: null, history: BEGUN } } };
export const Undecided: Story = { args: { record: { status: '03', confirmedAt: null }, isMarked: true } };
export const Failed: Story = {
  args: { record: { status: '03', confirmedAt: null }, search: '?failed=true&paymentMean=C04', isMarked: true },
};
export const Unconfirmed: Story = {
  args: {
    record: { status: '03', confirmedAt: null },
    search: '?paymentId=pay-1&paymentMean=C04',
    isMarked: true,
    prepare: (memory) => memory.script.befall('confirmOrder', { kind: 'unreachable' }),
  },
};
const CANCELED: Partial<OrderDetail> = {
  status: '02',
  confirmedAt: null,
  history: [...BEGUN, { status: '02', at: '2026-06-12T13:00:00.000Z' }],
};
export const Canceled: Story = { args: { record: CANCELED } };
/** Its time was over while its buyer was at the bank. */
export const CanceledMeanwhile: Story = {
  args: { record: CANCELED, isMarked: true },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Back to the checkout' })),
};
export const Returned: Story = {
  args: { record: { status: '099', returns: [{ ...RETURNED, paidBackAt: '2026-06-16T08:00:00.000Z' }] } },
  play: async ({ canvas }) => void (await canvas.findByText('Full Returned')),
};
export const PartlyReturned: Story = {
  args: {
    record: { status: '098', returns: [RETURNED], lines, sending: { cards: 3, sent: 3, failed: 0, lastAt: SENT_AT } },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Partial Returned')),
};
export const Unknown: Story = {
  args: { prepare: (memory) => memory.script.befall('readOrder', { kind: 'refused', code: '40400' }) },
};
export const NotInAccount: Story = {
  args: { isMember: true, prepare: (memory) => memory.script.befall('readOrder', { kind: 'refused', code: '40400' }) },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Sign in with another account' })),
};
export const UnknownCode: Story = {
  args: { prepare: (memory) => memory.script.befall('readOrder', { kind: 'refused', code: '40400' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }, { timeout: 5000 }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the order' }));
    await canvas.findByText(/Tries left: 4/);
  },
};
export const Unreachable: Story = {
  args: { prepare: (memory) => memory.script.befall('readOrder', { kind: 'unreachable' }) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' }, AFTER_RETRIES)),
};
export const Working: Story = { args: { prepare: (memory) => memory.script.befall('readOrder', { kind: 'silent' }) } };

export const ForMember: Story = { args: { isMember: true } };

export const NumberCopied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the order number' }));
    await canvas.findByText('Order number copied');
    await expect(write).toHaveBeenCalledWith(POSTED_ORDER.orderNo);
  },
};

export const NumberNotCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the order number' }));
    await canvas.findByText(/The number is selected: copy it yourself/);
    await expect(getSelection()?.toString()).toBe(POSTED_ORDER.orderNo);
  },
};

const askForInvoice: NonNullable<Story['play']> = async ({ canvas }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Download invoice' }));
export const LoadingInvoice: Story = {
  args: { isMember: true, prepare: (memory) => memory.script.befall('readInvoice', { kind: 'silent' }) },
  play: async (playing) => {
    await askForInvoice(playing);
    await waitFor(() =>
      expect(playing.canvas.getByRole('button', { name: /^Download invoice/ })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
export const InvoiceNotReady: Story = {
  args: {
    isMember: true,
    prepare: (memory) => memory.script.befall('readInvoice', { kind: 'refused', code: ERROR_CODES.invoiceNotReady }),
  },
  play: async (playing) => {
    await askForInvoice(playing);
    await playing.canvas.findByText('Invoice not ready. It is made once the order is paid.');
  },
};
export const InvoiceUnreachable: Story = {
  args: { isMember: true, prepare: (memory) => memory.script.befall('readInvoice', { kind: 'unreachable' }) },
  play: async (playing) => {
    await askForInvoice(playing);
    await playing.canvas.findByRole('alert');
  },
};

const offered = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('region', { name: 'Keep track of these cards' }, { timeout: 5000 });

/** Everything but the password is already known. */
export const AccountOffered: Story = {
  args: { mobile: '0612345678' },
  play: async ({ canvas }) => void (await offered(canvas)),
};
export const AccountNeedsMobile: Story = {
  play: async ({ canvas }) => {
    const offer = within(await offered(canvas));
    await offer.findByRole('textbox', { name: 'Mobile number' }, { timeout: 5000 });
  },
};
export const AccountErrors: Story = {
  play: async ({ canvas }) => {
    const offer = within(await offered(canvas));
    await userEvent.click(await offer.findByRole('button', { name: 'Create my account' }, { timeout: 5000 }));
    await waitFor(() => expect(offer.getByRole('alert')).toHaveFocus());
  },
};
export const AccountCode: Story = {
  args: { mobile: '0612345678' },
  play: async ({ canvas }) => {
    const offer = within(await offered(canvas));
    await userEvent.type(await offer.findByLabelText('Password', { selector: 'input' }), 'Mirabelle2');
    await userEvent.click(offer.getByRole('button', { name: 'Create my account' }));
    await offer.findByRole('textbox', { name: 'Code' }, { timeout: 5000 });
  },
};

const SENT: SentCard = {
  cardId: '5b1c0c1e-8a3f-4c0e-9d11-000000000001',
  productName: 'Offrande',
  receiverName: 'Inès Marchand',
  email: 'inez@exemple.fr',
  mobile: '+33612345678',
  sentAt: Date.UTC(2026, 5, 12, 12, 31),
  isUndelivered: false,
  dueAt: null,
  hindrance: null,
};
const sent: readonly SentCard[] = [
  SENT,
  {
    ...SENT,
    cardId: '5b1c0c1e-8a3f-4c0e-9d11-000000000002',
    receiverName: 'Hugo Lenoir',
    mobile: null,
    hindrance: 'CardTaken',
  },
];

export const CardsSent: Story = {
  args: { sent },
  play: async ({ canvas }) => void (await canvas.findByText('Hugo Lenoir', {}, { timeout: 5000 })),
};
export const CardUndelivered: Story = {
  args: {
    record: { lines, sending: { cards: 3, sent: 2, failed: 1, lastAt: SENT_AT } },
    sent: [{ ...SENT, mobile: null, sentAt: null, isUndelivered: true }, ...sent.slice(1)],
  },
  play: async ({ canvas }) => void (await canvas.findByText(/^Could not be delivered/, {}, { timeout: 5000 })),
};
export const CardSentWrong: Story = {
  args: { sent },
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'Where the cards went' }, { timeout: 5000 }));
    await userEvent.click(part.getByRole('button'));
    await part.findByRole('textbox', { name: 'Receiver’s mobile' }, { timeout: 5000 });
    await userEvent.type(part.getByRole('textbox', { name: 'Receiver’s email again' }), 'inez@exemple.fr');
    await userEvent.click(part.getByRole('button', { name: 'Send the card' }));
    await part.findByText(/^The card is on its way/);
  },
};

const UNPAID: Partial<OrderDetail> = { status: '03', confirmedAt: null, paymentId: null, history: BEGUN };
const DECIDED = { ...APPROVAL, approvers: [], decidedBy: 'Ana Le Goff', decidedAt: Date.UTC(2026, 5, 13, 9) };

export const WaitsForApprover: Story = { args: { isMember: true, record: { ...UNPAID, approval: APPROVAL } } };
export const ForTheApprover: Story = {
  args: { isMember: true, record: { ...UNPAID, approval: { ...APPROVAL, isOwn: false, mayDecide: true } } },
};
export const ApprovedToPay: Story = {
  args: { isMember: true, record: { ...UNPAID, approval: { ...DECIDED, standing: 'approved' } } },
};
export const RefusedByApprover: Story = {
  args: {
    isMember: true,
    record: {
      ...UNPAID,
      status: '02',
      approval: { ...DECIDED, standing: 'refused', reason: 'The budget of June is spent.' },
    },
  },
};
export const NotDecidedInTime: Story = {
  args: {
    isMember: true,
    record: { ...UNPAID, status: '02', approval: { ...DECIDED, standing: 'lapsed', decidedBy: null } },
  },
};
