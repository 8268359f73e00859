import * as z from 'zod/mini';

// The page's policy forbids code from strings, with which zod would speed up its checks.
z.config({ jitless: true });
