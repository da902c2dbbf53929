/** Shared set-up of the component tests: they share one environment, so each file leaves it as it was. */
import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

afterAll(() => {
  cleanup();
  document.body.replaceChildren();
});
