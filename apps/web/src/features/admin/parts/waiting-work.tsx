import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { trpc } from '../../../shared/api/trpc.ts';
import list from '../../../shared/ui/lists/text-list.module.css';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { FRESH } from '../data/rows-page.ts';

const words = adminScreen.overview;

/** What an operator should look at: each with the way to it. */
export function WaitingWork() {
  const query = trpc.admin.waiting.useQuery(undefined, FRESH);
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={72} />}
      failed={{ text: adminScreen.list.failedText }}
      empty={{
        when: ({ stuckTasks, failedEmails, unreadMessages }) => stuckTasks + failedEmails + unreadMessages === 0,
        show: <p>{words.nothing}</p>,
      }}
    >
      {({ stuckTasks, failedEmails, unreadMessages }) => (
        <ul className={list.list}>
          {stuckTasks > 0 && (
            <li>
              <TextLink to="/admin" search={{ tab: 'tasks' }}>
                {words.stuckTasks({ count: stuckTasks })}
              </TextLink>
            </li>
          )}
          {failedEmails > 0 && (
            <li>
              <TextLink to="/admin" search={{ tab: 'mail', state: 'failed' }}>
                {words.failedEmails({ count: failedEmails })}
              </TextLink>
            </li>
          )}
          {unreadMessages > 0 && (
            <li>
              <TextLink to="/admin" search={{ tab: 'inbox', show: 'unread' }}>
                {words.unread({ count: unreadMessages })}
              </TextLink>
            </li>
          )}
        </ul>
      )}
    </QueryStates>
  );
}
