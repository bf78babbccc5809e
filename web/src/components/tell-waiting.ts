import { onOutboxNews } from '../api/outbox-of.ts';
import { toast } from '../ui/toast/toasts.ts';
import { waitingNews } from './waiting-news.ts';

onOutboxNews((news) => toast(waitingNews(news)));
