/** First names of the recipients without duplicates, in line order. */
import type { PlacedOrder } from '@offrande/api-client/gateways';

const firstName = (fullName: string): string => fullName.trim().split(/\s+/u)[0] ?? '';

export const receiverNames = ({ lines }: Pick<PlacedOrder, 'lines'>): readonly string[] => [
  ...new Set(lines.map(({ receiverName }) => firstName(receiverName)).filter((name) => name !== '')),
];
