/** Finds an element again where React has made it anew. */
export const pathOf = (place: Element): string => {
  if (place.id !== '') return `#${CSS.escape(place.id)}`;
  const parent = place.parentElement;
  return parent === null ? 'html' : `${pathOf(parent)}>:nth-child(${[...parent.children].indexOf(place) + 1})`;
};
