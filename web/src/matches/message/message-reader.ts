/** Reader of messages, in a file of its own, because only screens into which a text is pasted load it. */
export { readMatchMessage } from '@picadito/domain/parsing';
