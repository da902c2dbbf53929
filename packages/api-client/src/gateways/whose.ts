/** Who asks, in calls that anybody may make: the customer who is signed in, by the field that the wire has for it. */

/** Null where nobody is signed in. */
export type ReadCustomerId = () => string | null;

export const customerField = (readCustomerId: ReadCustomerId): { readonly custId?: string } => {
  const custId = readCustomerId();
  return custId === null ? {} : { custId };
};
