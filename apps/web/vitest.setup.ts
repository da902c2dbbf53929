/** A screen's parts are loaded when they are shown: on a busy machine that takes longer than the second that is waited usually. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
