import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { checkLayout, unitFeatures } from './index.ts';
import { decodeUnitLayout } from './schema.ts';
import type { UnitLayout } from './schema.ts';
import { unitWith } from './testing.ts';

const OFFERED = {
  header: ['logo-start', 'logo-centre'],
  footer: ['columns', 'line'],
  home: ['wall-and-grid', 'panel-and-occasions', 'rail'],
};
const FRENCH: UnitLayout = { header: 'logo-start', footer: 'columns', home: 'wall-and-grid' };

describe('the layout of a unit', () => {
  test('names a header, a footer and a home page; two units of one shop may differ in each [S1.1][S1.39][S1.40][S1.41][S9.51]', () => {
    const other: UnitLayout = { header: 'logo-centre', footer: 'line', home: 'panel-and-occasions' };
    for (const layout of [FRENCH, other]) {
      expect(decodeUnitLayout(layout)).toEqual(Result.succeed(layout));
      expect(checkLayout(layout, OFFERED)).toEqual(Result.succeed(layout));
    }
  });

  test('names layouts that there are, each in its own part [S9.51]', () => {
    const swapped: UnitLayout = { header: 'columns', footer: 'columns', home: 'logo-start' };
    expect(checkLayout(swapped, OFFERED)).toEqual(
      Result.fail([
        { _tag: 'UnknownLayout', part: 'header', name: 'columns' },
        { _tag: 'UnknownLayout', part: 'home', name: 'logo-start' },
      ]),
    );
    expect(checkLayout({ ...FRENCH, footer: 'none' }, OFFERED)).toEqual(
      Result.fail([{ _tag: 'UnknownLayout', part: 'footer', name: 'none' }]),
    );
  });

  test('that is wrong in two parts is told both at once', () => {
    const read = decodeUnitLayout({ ...FRENCH, header: '', home: '' });
    expect(Result.isFailure(read) && read.failure.message).toMatch(/header[^]*home/u);
  });

  test('is written in kebab case, complete, with nothing beside it', () => {
    const { home: _home, ...partial } = FRENCH;
    const wrong = [partial, { ...FRENCH, menu: 'x' }, { ...FRENCH, home: '' }, { ...FRENCH, home: 'Wall' }];
    const spelt = ['-wall', 'wall-', 'wall--grid', 'wall grid'].map((home) => ({ ...FRENCH, home }));
    expect([...wrong, ...spelt].filter((layout) => Result.isSuccess(decodeUnitLayout(layout)))).toEqual([]);
    expect(Result.isSuccess(decodeUnitLayout({ ...FRENCH, home: 'grid-4' }))).toBe(true);
  });
});

test('social links and app-store buttons are each unit’s own [S1.46][S1.49][S1.78]', () => {
  const mediaList = [{ name: 'Instagram', href: 'https://social.example/a' }];
  const a = unitWith({ mediaList, appStoreUrl: 'https://apps.example/a' });
  const b = unitWith({ buId: 'UAE', mediaList: [], googlePlayUrl: '' });
  expect([a.parameters.mediaList, b.parameters.mediaList]).toEqual([mediaList, []]);
  expect([a, b].map((unit) => unitFeatures(unit).appButtons)).toEqual([true, false]);
});
