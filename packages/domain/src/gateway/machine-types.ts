/** The types of a machine, which XState wants as the type of a value that it never reads. */

/** `setup({ types: machineTypes<{ context: Context; events: Event }>() })`: nothing at run time, all types of a chart. */
export const machineTypes = <Types>(): Types => ({}) as Types;
