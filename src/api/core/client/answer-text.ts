/**
 * The text of an answer, in the Chinese charset that it names: fetch reads UTF-8, whatever is named. Any other name is
 * not believed, since servers of Java write ISO-8859-1 beside UTF-8.
 */
export async function answerText(response: Response): Promise<string> {
  const [, charset] =
    /charset="?(gbk|gb2312|gb18030|big5)/i.exec(response.headers.get('content-type') ?? '') ?? []
  return charset ? new TextDecoder(charset).decode(await response.arrayBuffer()) : response.text()
}
