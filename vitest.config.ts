import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{build,content,desk,domain,run,server,site,supabase,ui}/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // A program that is quiet when all is well is quiet in its tests too.
    onConsoleLog: () => {
      throw new Error('A test wrote to the console.');
    },
  },
});
