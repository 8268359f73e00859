import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TOOLS } from './steps.ts';

test('every tool of npm test is a program that Node runs on any system', () => {
  const firstLines = Object.values(TOOLS).map(
    (file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n')[0],
  );
  expect(new Set(firstLines)).toEqual(new Set(['#!/usr/bin/env node']));
});
