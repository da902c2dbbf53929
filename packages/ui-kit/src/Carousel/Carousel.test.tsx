import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Carousel } from './index.ts';

afterEach(cleanup);

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
      swipeOf={(start, end) => (Math.abs(end - start) < 100 ? null : end < start ? 'left' : 'right')}
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

const swipe = (from: number, to: number) => {
  const row = screen.getByRole('list');
  fireEvent.pointerDown(row, { pointerType: 'touch', clientX: from });
  fireEvent.pointerUp(row, { pointerType: 'touch', clientX: to });
};

test('a swipe turns it as a button does, what is too short for one does not', () => {
  show();
  swipe(200, 101);
  expect(shown()).toBe('');
  swipe(200, 100);
  expect(shown()).toBe('4 to 6 of 7');
  swipe(100, 200);
  expect(shown()).toBe('1 to 3 of 7');
});

test('a mouse that selects text turns nothing', () => {
  show();
  const row = screen.getByRole('list');
  fireEvent.pointerDown(row, { pointerType: 'mouse', clientX: 300 });
  fireEvent.pointerUp(row, { pointerType: 'mouse', clientX: 0 });
  expect(shown()).toBe('');
});

test('items that all fit have no buttons', () => {
  const carousel = show(ITEMS.slice(0, 3));
  expect(carousel.queryByRole('button')).toBeNull();
  expect(carousel.getAllByRole('link')).toHaveLength(3);
});
