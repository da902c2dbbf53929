import { describe, expect, test } from 'vitest';
import { growingCosts, surprisingCosts } from './growing-costs.ts';
import { type Finding, findCosts, type PlanNode, readExplained } from './plan.ts';

const GROWING = new Set(['account', 'card']);
const scan = (over: Partial<PlanNode>): PlanNode => ({
  'Node Type': 'Index Scan',
  'Relation Name': 'account',
  'Actual Rows': 1,
  'Actual Loops': 1,
  ...over,
});
const costsOf = (node: PlanNode) => findCosts(node, GROWING).map(({ cost, rows }) => [cost, rows]);
const sorts = (rows: number): Finding => ({ cost: 'sorts', table: null, rows });

describe('the cost of a plan', () => {
  test('does not include rows found by an index', () => {
    expect(costsOf(scan({ 'Actual Rows': 5000 }))).toEqual([]);
  });

  test('includes a sequential scan of a growing table, however few rows it returns', () => {
    const whole = { 'Node Type': 'Seq Scan', 'Rows Removed by Filter': 9999 } as const;
    expect(costsOf(scan(whole))).toEqual([['reads all', 10_000]]);
    expect(costsOf(scan({ ...whole, 'Actual Loops': 0 }))).toEqual([]);
    expect(costsOf(scan({ ...whole, 'Relation Name': 'unit', 'Rows Removed by Filter': 20 }))).toEqual([]);
  });

  test('includes index rows discarded by a filter: if more than ten per needed row, and not just a few', () => {
    expect(costsOf(scan({ 'Rows Removed by Filter': 201 }))).toEqual([['reads for nothing', 201]]);
    expect(costsOf(scan({ 'Rows Removed by Filter': 200 }))).toEqual([]);
    expect(costsOf(scan({ 'Actual Rows': 21, 'Rows Removed by Filter': 210 }))).toEqual([]);
    expect(costsOf(scan({ 'Actual Rows': 20, 'Rows Removed by Filter': 201 }))).toEqual([['reads for nothing', 201]]);
    expect(costsOf(scan({ 'Actual Loops': 3, 'Rows Removed by Filter': 70 }))).toEqual([['reads for nothing', 210]]);
  });

  test('includes sorted rows, and the costs of child nodes', () => {
    const sort = { 'Node Type': 'Sort', 'Actual Rows': 201, 'Actual Loops': 1 };
    expect(costsOf(sort)).toEqual([['sorts', 201]]);
    expect(costsOf({ 'Node Type': 'Limit', Plans: [{ ...sort, Plans: [scan({ 'Node Type': 'Seq Scan' })] }] })).toEqual(
      [
        ['sorts', 201],
        ['reads all', 1],
      ],
    );
  });
});

test('PostgreSQL’s message about a plan is parsed, other messages are ignored', () => {
  const plan = {
    'Query Text': 'select\n  1',
    Plan: { 'Node Type': 'Seq Scan', 'Relation Name': 'card', 'Actual Loops': 1 },
  };
  const message = `duration: 0.012 ms  plan:\n${JSON.stringify(plan, null, 2)}`;
  expect(readExplained(message)).toEqual(plan);
  expect(readExplained('relation "a" exists, skipping')).toBeNull();
  expect([...growingCosts([plan, plan], GROWING).keys()]).toEqual(['select 1']);
});

describe('a known cost', () => {
  const step = [{ begin: 'select step', why: 'its rows', atMost: 100 }];
  const surprises = (statement: string, ...costs: readonly Finding[]) =>
    surprisingCosts(new Map([[statement, costs]]), step).get(statement) ?? [];

  test('is no surprise up to its row limit; above it, for a full scan and for other statements it is', () => {
    expect(surprises('select step 1', sorts(100))).toEqual([]);
    expect(surprises('select step 1', sorts(101))).toEqual([sorts(101)]);
    expect(surprises('select step 1', { cost: 'reads all', table: 'card', rows: 1 })).toHaveLength(1);
    expect(surprises('select other', sorts(1))).toEqual([sorts(1)]);
  });
});
