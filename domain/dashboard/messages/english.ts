import * as english from './en.ts';
import { setDefaultMessages } from './messages.ts';

// For programs that speak to nobody in particular, and for tests: imported for its effect.
setDefaultMessages(english);
