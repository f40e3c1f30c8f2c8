BEGIN TRANSACTION;
CREATE TABLE acts (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	act TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "acts" VALUES('4c4b986b63dda41a',1,'{"act":"sat","at":1795068274.5867722,"seat":0,"person":"85102c2ab43d668c","name":"Anna"}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',2,'{"act":"sat","at":1795068274.5867722,"seat":1,"person":"85102c2ab43d668c","name":"Ben"}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',3,'{"act":"sat","at":1795068274.5867722,"seat":2,"person":"85102c2ab43d668c","name":"Cleo"}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',4,'{"act":"decided","at":1795068274.6223187,"seat":1,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',5,'{"act":"took_back","at":1795068274.6269295,"seat":1,"count":1}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',6,'{"act":"decided","at":1795068274.627524,"seat":2,"decision":"take 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',7,'{"act":"decided","at":1795068274.6277514,"seat":0,"decision":"take 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',8,'{"act":"decided","at":1795068274.6279178,"seat":2,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',9,'{"act":"decided","at":1795068274.6280606,"seat":1,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',10,'{"act":"decided","at":1795068274.6282244,"seat":1,"decision":"take 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',11,'{"act":"decided","at":1795068274.6283953,"seat":1,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',12,'{"act":"decided","at":1795068274.6285253,"seat":2,"decision":"take 0M","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',13,'{"act":"took_back","at":1795068274.6286554,"seat":2,"count":1}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',14,'{"act":"decided","at":1795068274.628934,"seat":2,"decision":"take 0M","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',15,'{"act":"decided","at":1795068274.6290603,"seat":0,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',16,'{"act":"decided","at":1795068274.6292272,"seat":0,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',17,'{"act":"took_back","at":1795068274.6293612,"seat":0,"count":1}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',18,'{"act":"decided","at":1795068274.6317322,"seat":0,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',19,'{"act":"decided","at":1795068274.6318846,"seat":0,"decision":"play 0J","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',20,'{"act":"decided","at":1795068274.632086,"seat":0,"decision":"acquire 3.3","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',21,'{"act":"decided","at":1795068274.6323898,"seat":0,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',22,'{"act":"decided","at":1795068274.6325274,"seat":0,"decision":"gain thread","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',23,'{"act":"decided","at":1795068274.6326518,"seat":1,"decision":"play 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',24,'{"act":"decided","at":1795068274.6328013,"seat":1,"decision":"fund musicians.2","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',25,'{"act":"decided","at":1795068274.6329443,"seat":1,"decision":"pass","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',26,'{"act":"decided","at":1795068274.6356153,"seat":2,"decision":"play 0M","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',27,'{"act":"decided","at":1795068274.6358325,"seat":2,"decision":"acquire 2.3","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',28,'{"act":"decided","at":1795068274.6359677,"seat":2,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',29,'{"act":"decided","at":1795068274.6360998,"seat":0,"decision":"play 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',30,'{"act":"decided","at":1795068274.6362867,"seat":0,"decision":"acquire 1.1","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',31,'{"act":"decided","at":1795068274.6364236,"seat":0,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',32,'{"act":"decided","at":1795068274.6365533,"seat":0,"decision":"acquire 2.1","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',33,'{"act":"decided","at":1795068274.6366746,"seat":0,"decision":"discard lace","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',34,'{"act":"decided","at":1795068274.6367998,"seat":1,"decision":"play 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',35,'{"act":"decided","at":1795068274.6369252,"seat":1,"decision":"pass","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',36,'{"act":"decided","at":1795068274.6375017,"seat":1,"decision":"acquire 2.2","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',37,'{"act":"decided","at":1795068274.639529,"seat":1,"decision":"discard thread","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',38,'{"act":"decided","at":1795068274.6397154,"seat":2,"decision":"play 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',39,'{"act":"decided","at":1795068274.6398633,"seat":2,"decision":"fund jeweller.3","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',40,'{"act":"decided","at":1795068274.6400163,"seat":2,"decision":"pass","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',41,'{"act":"decided","at":1795068274.6401863,"seat":0,"decision":"play 0Ab","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',42,'{"act":"decided","at":1795068274.6403222,"seat":0,"decision":"fund jeweller.4","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',43,'{"act":"decided","at":1795068274.6404457,"seat":0,"decision":"use","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',44,'{"act":"decided","at":1795068274.6405604,"seat":1,"decision":"play 0J","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',45,'{"act":"decided","at":1795068274.6427195,"seat":1,"decision":"acquire 1.2","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',46,'{"act":"decided","at":1795068274.6428924,"seat":1,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',47,'{"act":"decided","at":1795068274.6430357,"seat":2,"decision":"play 0Aa","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',48,'{"act":"decided","at":1795068274.6475413,"seat":2,"decision":"acquire 1.3","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',49,'{"act":"decided","at":1795068274.6477582,"seat":2,"decision":"discard lace","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',50,'{"act":"decided","at":1795068274.6479216,"seat":2,"decision":"acquire 3.1","bot":""}');
INSERT INTO "acts" VALUES('4c4b986b63dda41a',51,'{"act":"decided","at":1795068274.648064,"seat":2,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',1,'{"act":"sat","at":1795068274.7023895,"seat":0,"person":"d0b4928392956b47","name":"Anna"}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',2,'{"act":"sat","at":1795068274.7023895,"seat":1,"person":"d0b4928392956b47","name":"Ben"}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',3,'{"act":"sat","at":1795068274.7023895,"seat":2,"person":"d0b4928392956b47","name":"Cleo"}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',4,'{"act":"sat","at":1795068274.7023895,"seat":3,"person":"d0b4928392956b47","name":"Dora"}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',5,'{"act":"decided","at":1795068274.7198663,"seat":1,"decision":"take green2+green3","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',6,'{"act":"decided","at":1795068274.7201889,"seat":2,"decision":"take orange9","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',7,'{"act":"decided","at":1795068274.7203596,"seat":3,"decision":"buy orange","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',8,'{"act":"decided","at":1795068274.7205234,"seat":0,"decision":"buy blue","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',9,'{"act":"decided","at":1795068274.720669,"seat":1,"decision":"buy orange","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',10,'{"act":"decided","at":1795068274.7208154,"seat":2,"decision":"take yellow5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',11,'{"act":"decided","at":1795068274.7209399,"seat":3,"decision":"take yellow8","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',12,'{"act":"decided","at":1795068274.7231572,"seat":0,"decision":"take orange8","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',13,'{"act":"decided","at":1795068274.7233026,"seat":1,"decision":"take blue8","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',14,'{"act":"decided","at":1795068274.7234612,"seat":2,"decision":"take blue7","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',15,'{"act":"decided","at":1795068274.723598,"seat":3,"decision":"take blue2+orange1","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',16,'{"act":"decided","at":1795068274.723735,"seat":0,"decision":"take green8","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',17,'{"act":"decided","at":1795068274.7238572,"seat":1,"decision":"buy green","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',18,'{"act":"decided","at":1795068274.7239904,"seat":1,"decision":"pay 2","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',19,'{"act":"decided","at":1795068274.7241604,"seat":2,"decision":"take green7","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',20,'{"act":"decided","at":1795068274.727673,"seat":3,"decision":"take blue4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',21,'{"act":"decided","at":1795068274.727835,"seat":0,"decision":"buy green","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',22,'{"act":"decided","at":1795068274.7279894,"seat":1,"decision":"take orange7","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',23,'{"act":"decided","at":1795068274.7282994,"seat":2,"decision":"take green5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',24,'{"act":"decided","at":1795068274.7284482,"seat":3,"decision":"take blue5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',25,'{"act":"decided","at":1795068274.7285755,"seat":0,"decision":"take orange2","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',26,'{"act":"decided","at":1795068274.7287765,"seat":1,"decision":"buy blue","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',27,'{"act":"decided","at":1795068274.7289078,"seat":1,"decision":"take yellow5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',28,'{"act":"decided","at":1795068274.7290368,"seat":2,"decision":"take blue5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',29,'{"act":"decided","at":1795068274.7315598,"seat":3,"decision":"take orange4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',30,'{"act":"decided","at":1795068274.7317061,"seat":0,"decision":"take blue4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',31,'{"act":"decided","at":1795068274.7318268,"seat":1,"decision":"take blue4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',32,'{"act":"decided","at":1795068274.731945,"seat":2,"decision":"buy yellow","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',33,'{"act":"decided","at":1795068274.7320821,"seat":2,"decision":"buy blue","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',34,'{"act":"decided","at":1795068274.732254,"seat":3,"decision":"take green4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',35,'{"act":"decided","at":1795068274.7323787,"seat":0,"decision":"take orange6","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',36,'{"act":"decided","at":1795068274.7325113,"seat":1,"decision":"take blue1","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',37,'{"act":"decided","at":1795068274.732749,"seat":2,"decision":"buy orange","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',38,'{"act":"decided","at":1795068274.735546,"seat":2,"decision":"pay 7","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',39,'{"act":"decided","at":1795068274.735715,"seat":3,"decision":"take green4","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',40,'{"act":"decided","at":1795068274.7358367,"seat":0,"decision":"take green5","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',41,'{"act":"decided","at":1795068274.7359524,"seat":1,"decision":"take yellow9","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',42,'{"act":"decided","at":1795068274.7361617,"seat":2,"decision":"take blue6","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',43,'{"act":"decided","at":1795068274.736299,"seat":3,"decision":"buy yellow","bot":""}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',44,'{"act":"took_back","at":1795068274.7364168,"seat":3,"count":1}');
INSERT INTO "acts" VALUES('a0cdaf1518662799',45,'{"act":"decided","at":1795068274.737153,"seat":3,"decision":"take blue6","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',1,'{"act":"sat","at":1795068274.7380054,"seat":0,"person":"34411f8a2dd604be","name":"Anna"}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',2,'{"act":"sat","at":1795068274.7380054,"seat":1,"person":"34411f8a2dd604be","name":"Ben"}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',3,'{"act":"decided","at":1795068274.7438133,"seat":0,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',4,'{"act":"decided","at":1795068274.7475777,"seat":0,"decision":"take 0Ab","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',5,'{"act":"decided","at":1795068274.7477152,"seat":1,"decision":"take 0Ab","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',6,'{"act":"decided","at":1795068274.7478306,"seat":0,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',7,'{"act":"took_back","at":1795068274.7479458,"seat":0,"count":1}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',8,'{"act":"decided","at":1795068274.7482018,"seat":0,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',9,'{"act":"decided","at":1795068274.748346,"seat":1,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',10,'{"act":"took_back","at":1795068274.748525,"seat":1,"count":1}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',11,'{"act":"decided","at":1795068274.7488122,"seat":1,"decision":"take 0M","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',12,'{"act":"took_back","at":1795068274.7489533,"seat":1,"count":1}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',13,'{"act":"decided","at":1795068274.7492266,"seat":1,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',14,'{"act":"decided","at":1795068274.7493992,"seat":1,"decision":"take 0Aa","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',15,'{"act":"decided","at":1795068274.749522,"seat":1,"decision":"play 0Ab","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',16,'{"act":"decided","at":1795068274.7496648,"seat":1,"decision":"acquire 2.1","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',17,'{"act":"decided","at":1795068274.749783,"seat":1,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',18,'{"act":"decided","at":1795068274.7499046,"seat":1,"decision":"use","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',19,'{"act":"decided","at":1795068274.7500238,"seat":0,"decision":"play 0Aa","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',20,'{"act":"decided","at":1795068274.7501984,"seat":0,"decision":"fund statues.3","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',21,'{"act":"decided","at":1795068274.75035,"seat":1,"decision":"play 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',22,'{"act":"decided","at":1795068274.7541146,"seat":1,"decision":"acquire 3.1","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',23,'{"act":"decided","at":1795068274.7543583,"seat":1,"decision":"keep","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',24,'{"act":"decided","at":1795068274.7545006,"seat":1,"decision":"pass","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',25,'{"act":"decided","at":1795068274.7546175,"seat":0,"decision":"play 0Ab","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',26,'{"act":"decided","at":1795068274.7547364,"seat":0,"decision":"depute","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',27,'{"act":"decided","at":1795068274.7548583,"seat":0,"decision":"pass","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',28,'{"act":"decided","at":1795068274.7549686,"seat":1,"decision":"play 0Aa","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',29,'{"act":"decided","at":1795068274.7550836,"seat":1,"decision":"fund fountain_lower.2","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',30,'{"act":"decided","at":1795068274.7552505,"seat":1,"decision":"acquire 3.2","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',31,'{"act":"decided","at":1795068274.7553623,"seat":1,"decision":"discard thread","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',32,'{"act":"decided","at":1795068274.755546,"seat":0,"decision":"play 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',33,'{"act":"decided","at":1795068274.755677,"seat":0,"decision":"favour","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',34,'{"act":"decided","at":1795068274.7558048,"seat":0,"decision":"gain thread","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',35,'{"act":"decided","at":1795068274.7559724,"seat":0,"decision":"take 0J","bot":""}');
INSERT INTO "acts" VALUES('b360363614d7ad8c',36,'{"act":"resigned","at":1795068274.7560976,"seat":0}');
INSERT INTO "acts" VALUES('b84facf12682d0d3',1,'{"act":"sat","at":1795068274.7564697,"seat":0,"person":"c5b55d61239f465c","name":"Anna"}');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	made_at FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	setting TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	invitation VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4c4b986b63dda41a',1.79506827458677220349e+09,2,'{"game":"rokoko","players":3,"options":{"jeweller":true},"components":null,"pace":"live","time":null,"stand_in":"","patience":60.0,"grace":3.0,"ending":"by_itself","hints":true,"listed":false,"watched":true}','146463397889868860555198294995467639654','85102c2ab43d668c','c2ac1330600f83ed5578ee4ac3dd8c9fb840ccd0be662bcc9a49ddad8ecdb84d','playing',0);
INSERT INTO "tables" VALUES('a0cdaf1518662799',1.7950682747023894787e+09,1,'{"game":"alhambra","players":4,"options":{},"components":null,"pace":"days","time":null,"stand_in":"","patience":60.0,"grace":3.0,"ending":"by_itself","hints":true,"listed":false,"watched":true}','34614454174643609982341039344337047942','d0b4928392956b47','9776ade6082068bf94d0083c38a31b60f8e0c475aeda48428f2af1263c150ce6','playing',0);
INSERT INTO "tables" VALUES('b360363614d7ad8c',1.79506827473800539968e+09,2,'{"game":"rokoko","players":2,"options":{},"components":null,"pace":"live","time":null,"stand_in":"","patience":60.0,"grace":3.0,"ending":"by_itself","hints":true,"listed":false,"watched":true}','304983629600452823758534023081474453228','34411f8a2dd604be','b82442e84aff6c71cf7685dbf39c38806ba1c8690836d351dc9c942da6d2065a','over',0);
INSERT INTO "tables" VALUES('b84facf12682d0d3',1.79506827475646972653e+09,1,'{"game":"alhambra","players":2,"options":{},"components":null,"pace":"live","time":null,"stand_in":"","patience":60.0,"grace":3.0,"ending":"by_itself","hints":true,"listed":false,"watched":true}','135530823210550571246178600573128026420','c5b55d61239f465c','d0280961a1aff5b241bb821f61b49bea37b8e3201405ccff94a88c567c5297d2','open',0);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('d9245590ebd150e83bffd201330ecb7746248d31e9cf1acc6d5e6fb41031aaf6','4c4b986b63dda41a','85102c2ab43d668c',1.81062027462105035778e+09);
INSERT INTO "tokens" VALUES('2246d866d024c43c59f6f92f7f02a29a93385014c3d97090cd47719836006ed7','a0cdaf1518662799','d0b4928392956b47',1.81062027471418404579e+09);
INSERT INTO "tokens" VALUES('4c006ab0ccbd9068f676c671ca1c5ebfce629921d199253ef6769301ee7317dd','b360363614d7ad8c','34411f8a2dd604be',1.81062027473817872998e+09);
INSERT INTO "tokens" VALUES('8cc64d58813e224746938d2c18374101ffde47aa2d6836ac7f493978576deae8','b84facf12682d0d3','c5b55d61239f465c',1.81062027475650477413e+09);
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tokens_by_table ON tokens (table_id);
COMMIT;
