/** Every English text, for stories: a build keeps only the ids of messages in the code. */
import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<Messages>('../../locales/**/en.po', { eager: true, import: 'messages' });

export const ENGLISH: Messages = Object.assign({}, ...Object.values(catalogues));
