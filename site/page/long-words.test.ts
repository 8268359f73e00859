import { expect, it } from 'vitest';
import { classifyNames } from './long-words.ts';

it.for([
  [['Li', 'Bo'], 'short'],
  [['Mia', 'Leo'], 'short'],
  [['Portia', 'Bassanio'], undefined],
  [['Mia', 'Christoph'], undefined],
  [['Alexandra', 'Christopher James'], 'long'],
  [['Maximiliane-Theresia von Hohenzollern-Sigmaringen', 'Bo'], 'longest'],
  // Letters, not code units.
  [['𝒜𝒷𝒸', 'Leo'], 'short'],
] as const)('the names %s are %s', ([names, length]) => {
  expect(classifyNames(names)).toBe(length);
});
