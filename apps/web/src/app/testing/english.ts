/** Every English text, for stories: a build keeps only the ids of messages in the code. */
import { messages as buying } from '../../locales/buying/en.po';
import { messages as cards } from '../../locales/cards/en.po';
import { messages as shop } from '../../locales/en.po';
import { messages as product } from '../../locales/product/en.po';

export const ENGLISH = { ...shop, ...buying, ...product, ...cards };
