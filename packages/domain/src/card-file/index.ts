/** Files with the codes of many cards: how long their links work, and when a new one is made. */
export {
  CARD_FILE_KEPT_DAYS,
  CARD_FILE_LINK_HOURS,
  CARD_FILE_NEW_LINKS,
  cardFileEnd,
  cardFileState,
  linkEnd,
  newLinkRefusal,
  newLinksLeft,
  type CardFileFacts,
  type CardFileRefusal,
  type CardFileState,
} from './card-file.ts';
