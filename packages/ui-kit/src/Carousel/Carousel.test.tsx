import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Carousel } from './index.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ITEMS = Array.from({ length: 7 }, (_, at) => ({ id: String(at), content: <a href={`#${at}`}>Card {at + 1}</a> }));

const show = (items = ITEMS) => {
  render(
    <Carousel
      label="More cards"
      labelId="more"
      previousLabel="Previous cards"
      nextLabel="Next cards"
      shownLabel={(first, last, all) => `${first} to ${last} of ${all}`}
      items={items}
      itemsAt={() => 3}
    />,
  );
  return within(screen.getByRole('region', { name: 'More cards' }));
};

const shown = () => screen.getByRole('status').textContent;

test('its buttons turn a page at a time, and after the last page comes the first', async () => {
  const carousel = show();
  const [previous, next] = carousel.getAllByRole('button');
  expect(shown()).toBe('');
  for (const expected of ['4 to 6 of 7', '5 to 7 of 7', '1 to 3 of 7']) {
    await userEvent.click(next!);
    expect(shown()).toBe(expected);
  }
  await userEvent.click(previous!);
  expect(shown()).toBe('5 to 7 of 7');
});

test('its buttons go on from where a finger has scrolled the row', async () => {
  const carousel = show();
  const list = carousel.getByRole('list');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = [...list.children].indexOf(this);
    return new DOMRect(at < 0 ? 0 : (at - 1) * 100, 0, 100, 100);
  });
  fireEvent(list, new Event('scrollend'));
  await userEvent.click(carousel.getByRole('button', { name: 'Next cards' }));
  expect(shown()).toBe('5 to 7 of 7');
});

test('items that all fit have no buttons', () => {
  const carousel = show(ITEMS.slice(0, 3));
  expect(carousel.queryByRole('button')).toBeNull();
  expect(carousel.getAllByRole('link')).toHaveLength(3);
});
