/** All English texts, for stories: a build strips the source texts and leaves only message ids. */
import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<Messages>('../../locales/**/en.po', { eager: true, import: 'messages' });

export const ENGLISH: Messages = Object.assign({}, ...Object.values(catalogues));
