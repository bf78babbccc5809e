import { GROUP_PAGE, pathOf } from '@picadito/domain';
import type { AnswerSite } from '../answers/answer-routes.ts';
import type { Sender } from '../page/dead-link-routes.ts';
import type { PageRenderer } from '../page/page-renderer.ts';

export function surveySender(
  { renderer, publicUrl }: { renderer: PageRenderer; publicUrl: string },
  { made, send }: Sender,
): AnswerSite['sendSurvey'] {
  return (reply, status, page, { code, key }) => {
    const path = pathOf(GROUP_PAGE.read, { code });
    const personal = key === undefined ? undefined : pathOf(GROUP_PAGE.personal, { code, key });
    return send(reply, status, made(renderer.renderSurvey(page, { publicUrl, path, personal })));
  };
}
