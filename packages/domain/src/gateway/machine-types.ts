/** The types of a machine, which XState expects as the type of a value that it never reads. */

/**
 * `setup({ types: machineTypes<{ context: Context; events: Event }>() })`: nothing at run time, all types of a machine.
 */
export const machineTypes = <Types>(): Types => ({}) as Types;
