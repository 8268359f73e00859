import { ReadableStream as NodeStream, TextEncoderStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapInSteps, type Pausable } from '../../../domain/pausable.ts';

const CHUNK_LENGTH = 64 * 1024;

/** Encodes texts as they are read: a text of many megabytes would be encoded without a pause. */
export function streamTexts(texts: Iterable<string>): ReadableStream<Uint8Array> {
  const chunks = NodeStream.from<string>(splitIntoChunks(texts));
  // The encoder also joins the halves of a character that two chunks share.
  return chunks.pipeThrough(new TextEncoderStream()) as ReadableStream<Uint8Array>;
}

async function* splitIntoChunks(texts: Iterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for (const text of texts) {
    chunk += text;
    for (; chunk.length > CHUNK_LENGTH; chunk = chunk.slice(CHUNK_LENGTH)) {
      yield chunk.slice(0, CHUNK_LENGTH);
      // A reader that is fast enough would take all chunks in one turn.
      await nextTurn();
    }
  }
  yield chunk;
}

/** Like JSON.stringify, which stops the server for long lists. The texts, one after the other, are the JSON. */
export function* stringifyInSteps(value: object): Pausable<string[]> {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const texts = ['{'];
  for (const [index, [name, member]] of members.entries()) {
    texts.push(`${separate(index)}${JSON.stringify(name)}:`);
    if (Array.isArray(member)) {
      const items = yield* mapInSteps(member, (item, i) => separate(i) + JSON.stringify(item));
      texts.push('[');
      for (const item of items) texts.push(item);
      texts.push(']');
    } else texts.push(JSON.stringify(member));
  }
  texts.push('}');
  return texts;
}

function separate(index: number): string {
  return index === 0 ? '' : ',';
}
