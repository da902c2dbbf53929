/** Where the cards of an order are listed on its page, with what can be done for those that did not arrive. */
export const SENT_CARDS_HEADING = 'order-sent';

export const goToSentCards = (): void => {
  const heading = document.getElementById(SENT_CARDS_HEADING);
  heading?.scrollIntoView?.({ block: 'start' });
  heading?.focus({ preventScroll: true });
};
