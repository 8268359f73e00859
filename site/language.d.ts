// Written in by the build (build/vite-config.ts): the site is built once for each language.

/** Where this language's page is: `/` or `/it/`. */
declare const __HOME__: string;

/** The same page in the other language; null when there is but one. */
declare const __ELSEWHERE__: { home: string; lang: string; name: string } | null;
