/** An address on one line. */
import { type Address, joinedAddressLines } from '@offrande/domain/address';

export function AddressLine({ address }: { readonly address: Address }) {
  const place = `${address.zipCode} ${address.city}`.trim();
  return <bdi>{[joinedAddressLines(address), place].filter((part) => part !== '').join(', ')}</bdi>;
}
