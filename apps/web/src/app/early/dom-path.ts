/** A selector that finds an element again if React has recreated it. */
export const domPath = (place: Element): string => {
  if (place.id !== '') return `#${CSS.escape(place.id)}`;
  const parent = place.parentElement;
  return parent === null ? 'html' : `${domPath(parent)}>:nth-child(${[...parent.children].indexOf(place) + 1})`;
};
