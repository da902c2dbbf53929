/** Finds an element again where React has made it anew. */
export const domPath = (place: Element): string => {
  if (place.id !== '') return `#${CSS.escape(place.id)}`;
  const parent = place.parentElement;
  return parent === null ? 'html' : `${domPath(parent)}>:nth-child(${[...parent.children].indexOf(place) + 1})`;
};
