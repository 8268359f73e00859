import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
};

type Lockfile = Record<string, Locked>;

/** Each lets the site be used and its source be kept as it is; docs/decisions/0013-dependencies.md. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

function read(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

/** Every package that a start installs, on any system, by its place in node_modules. */
function production(packages: Lockfile): [place: string, Locked][] {
  return Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
}

const scripts = (packages: Lockfile) =>
  production(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place);

/** Also of the tests' tools: they run on the machines of those who write the program. */
const withoutChecksum = (packages: Lockfile) =>
  Object.entries(packages)
    .filter(
      ([place, { integrity }]) => place !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    )
    .map(([place]) => place);

/** With `omit-lockfile-registry-resolved`, an address is one that is not the registry's own. */
const elsewhere = (packages: Lockfile) =>
  Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined || link)
    .map(([place]) => place);

function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => LICENCES.has(name)));
}

const badLicences = (packages: Lockfile) =>
  production(packages)
    .filter(([, { license }]) => !isAllowed(license ?? ''))
    .map(([place, { license }]) => `${place}: ${license}`);

const WHOLE: Locked = {
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
};

describe('what would be a fault is one', () => {
  const bad = (fault: Locked): Lockfile => ({ '': {}, 'node_modules/bad': { ...WHOLE, ...fault } });

  it('a script that runs when it is installed', () => {
    expect(scripts(bad({ hasInstallScript: true }))).toEqual(['node_modules/bad']);
  });

  it.each(['', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-AAAA'])(
    'the checksum %j',
    (integrity) => {
      expect(withoutChecksum(bad({ integrity }))).toEqual(['node_modules/bad']);
      expect(withoutChecksum({ 'node_modules/bad': { license: 'MIT', dev: true } })).toHaveLength(
        1,
      );
    },
  );

  it.each<Locked>([
    { resolved: 'git+ssh://git@example.org/bad.git#0123456' },
    { resolved: 'https://registry.example.org/bad/-/bad-1.0.0.tgz', dev: true },
    { resolved: 'bad', link: true },
  ])('the place %j', (place) => {
    expect(elsewhere(bad(place))).toEqual(['node_modules/bad']);
  });

  it.each(['', 'UNLICENSED', 'AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN X'])(
    'the licence %j',
    (license) => {
      expect(badLicences(bad({ license }))).toEqual([`node_modules/bad: ${license}`]);
    },
  );

  it('but not a licence that leaves the choice', () => {
    expect(badLicences(bad({ license: '(MIT OR GPL-3.0-only)' }))).toEqual([]);
  });
});

describe('of the packages that are installed', () => {
  const { packages }: { packages: Lockfile } = JSON.parse(read('package-lock.json'));

  it('there are some', () => {
    expect(production(packages).length).toBeGreaterThan(100);
    expect(packages['node_modules/hono']?.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('nothing that is installed runs a script of its own', () => {
    expect(scripts(packages)).toEqual([]);
  });

  it('every package is the one it was, by its checksum', () => {
    expect(withoutChecksum(packages)).toEqual([]);
  });

  it('the lockfile sends nobody to another place', () => {
    expect(elsewhere(packages)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/"resolved"|git\+|file:/);
    const settings = read('.npmrc').split('\n');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    expect(settings.filter((line) => /registry\s*=|auth/i.test(line))).toEqual([]);
  });

  it('every licence is one that we know', () => {
    expect(badLicences(packages)).toEqual([]);
  });
});
