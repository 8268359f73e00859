import { type Finding, well } from './finding.ts';

export function repliesFinding(replies: number): Finding {
  if (replies === 0) return well('It holds no reply yet.');
  return well(`It holds ${replies === 1 ? '1 reply' : `${replies} replies`}.`);
}
