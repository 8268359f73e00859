import { toast } from '../../ui/toasts.ts';

/** Copies a text; `instead` is what to do in a browser that does not allow it. */
export async function copyText(text: string, message: string, instead: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied', message);
  } catch {
    toast('Not copied', `This browser does not allow copying. ${instead}`, 'destructive');
  }
}
