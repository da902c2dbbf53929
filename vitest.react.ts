/**
 * React as tests run it: without the stack of every element, which its development build captures for warnings and which takes a
 * seventh of the time of a screen's tests. React itself stops capturing after 10,000 elements a second; here it has none to spare.
 */
import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

const internals: unknown = Reflect.get(React, INTERNALS);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts its captured stacks elsewhere now: see jsxDEV in its development build.');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
