import { type CheckResult, well } from './check-result.ts';

export function repliesResult(replies: number): CheckResult {
  if (replies === 0) return well('It holds no reply yet.');
  return well(`It holds ${replies === 1 ? '1 reply' : `${replies} replies`}.`);
}
